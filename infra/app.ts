import { composeSite, siteApp } from './site.ts';
import { siteDefinition } from './site-definition.ts';
import { readStage } from './stage.ts';

/** The whole system of one stage. `-c stage=<name>` chooses the stage. */
const app = siteApp({ outdir: 'cdk.out' });
composeSite(app, readStage(app.node), siteDefinition);
app.synth();
