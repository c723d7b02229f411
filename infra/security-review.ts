import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/** Checks every stack against cdk-nag's AwsSolutions rules; a finding without an acknowledged reason fails the synthesis. */
export function reviewStacks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}
