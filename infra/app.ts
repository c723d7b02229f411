import { App, Tags } from 'aws-cdk-lib';
import { systemName } from '../shared/contract/names.ts';
import { reviewStacks } from './security-review.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { OperationsStack } from './stacks/operations-stack.ts';
import { readStage } from './stage.ts';

/** The whole system of one stage, as four stacks that build on each other. `-c stage=<name>` chooses the stage. */
const app = new App({ outdir: 'cdk.out' });
const stage = readStage(app.node);
const data = new DataStack(app, stage);
const api = new ApiStack(app, stage, data.tables);
new EdgeStack(app, { stage, buckets: data.buckets, api: api.api });
new OperationsStack(app, stage).addStackDependency(api);
Tags.of(app).add('system', systemName);
Tags.of(app).add('stage', stage.name);
reviewStacks(app);
app.synth();
