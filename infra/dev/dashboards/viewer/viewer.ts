import { askDashboards } from './client.ts';
import { element, note } from './element.ts';
import { showDashboard } from './page.ts';

/** Instead of a dashboard. */
function say(text: string): void {
  const back = element('a', { href: '/__local/' }, 'The local site');
  document.body.replaceChildren(
    element('main', { className: 'alone' }, element('h1', {}, 'Dashboards'), note(text), back),
  );
}

const name = location.pathname.split('/')[3] ?? '';
try {
  const { dashboards } = await askDashboards();
  const current = name === '' ? dashboards[0] : dashboards.find((each) => each.name === name);
  if (current) showDashboard(dashboards, current);
  else say(dashboards.length === 0 ? 'The template has no dashboards.' : `There is no dashboard ${name}.`);
} catch (error) {
  say(`The dashboards could not be read: ${error instanceof Error ? error.message : String(error)}`);
}
