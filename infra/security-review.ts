import { type App, type IPolicyValidationContext, type PolicyValidationPluginReport, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';

/** Objects of a bucket below a prefix, and no others: they are granted so, as nobody knows their names before they are there. */
const objectsBelowPrefix = /^AwsSolutions-IAM5\[Resource::[^*]*Bucket[^*]*\/[a-z/]+\/\*\]$/;

/** The rules, without the finding that a grant on objects has a star at its end. It names references as they are after synthesis, which nothing can acknowledge before. */
class SiteChecks extends AwsSolutionsChecks {
  override validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const report = super.validate(context);
    const violations = report.violations.filter(({ ruleName }) => !objectsBelowPrefix.test(ruleName));
    return { ...report, violations, success: violations.length === 0 };
  }
}

/** Checks every stack against cdk-nag's rules of AwsSolutions and Serverless; a finding without an acknowledged reason fails the synthesis. */
export function reviewStacks(app: App): void {
  Validations.of(app).addPlugins(new SiteChecks(app), new ServerlessChecks(app));
  Validations.of(app).acknowledge({
    id: 'Serverless::Serverless-LambdaTracing',
    reason:
      'A correlation id goes from the request through events into each log line. X-Ray would tell durations of single calls besides, which dashboards have as percentiles, for $5 a million traces.',
  });
}
