/** A site in a process of its own, without content: `node run-site.ts <assembly> <state> <port> <queueClock>`. */
import { startSite } from '../index.ts';

const [assemblyDirectory = '', stateDirectory = '', port = '0', queueClock = '100'] = process.argv.slice(2);
const site = await startSite({
  assemblyDirectory,
  stateDirectory,
  port: Number(port),
  queueClock: Number(queueClock),
});
process.on('SIGTERM', () => void site.stop());
process.stdout.write(`${site.url}\n`);
