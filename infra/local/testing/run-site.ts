/** A site in a process of its own, for tests that kill it: `node run-site.ts <assembly> <state> <port>`. */
import { startSite } from '../index.ts';

const [assemblyDirectory = '', stateDirectory = '', port = '0'] = process.argv.slice(2);
const site = await startSite({ assemblyDirectory, stateDirectory, port: Number(port), queueClock: 100 });
process.on('SIGTERM', () => void site.stop());
process.stdout.write(`${site.url}\n`);
