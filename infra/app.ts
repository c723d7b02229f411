import { composeSite, siteApp } from './site.ts';
import { readSiteDefinition } from './site-definition.ts';
import { readStage } from './stage.ts';

/** The whole system of one stage. `-c stage=<name>` chooses the stage, `--output` another folder than `cdk.out`, of which CDK tells by its variable. */
const app = siteApp({ outdir: process.env.CDK_OUTDIR ?? 'cdk.out' });
composeSite(app, readStage(app.node), readSiteDefinition());
app.synth();
