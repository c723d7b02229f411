import type { DashboardShape } from '../answers/widget-shapes.ts';
import { element } from './element.ts';
import { type RangeName, rangeNames } from './time-range.ts';

/** What whoever looks has chosen. */
export interface Choice {
  readonly range: RangeName;
  readonly isCompared: boolean;
  readonly isLive: boolean;
}

export interface TopBar {
  readonly element: HTMLElement;
  /** Says how it stands: when all was refreshed last, or that something was not. */
  tell(text: string, isWrong: boolean): void;
  /** After the address has changed, which the tabs take with them. */
  showLinks(): void;
}

interface TopBarProps {
  readonly dashboards: readonly DashboardShape[];
  readonly current: DashboardShape;
  readonly choice: Choice;
  choose(choice: Choice): void;
  download(): Promise<void>;
}

/** Stays at the top: the dashboards, the range of time, and what else can be chosen. */
export function topBar({ dashboards, current, choice: first, choose, download }: TopBarProps): TopBar {
  let choice = first;
  const change = (changed: Partial<Choice>) => {
    choice = { ...choice, ...changed };
    show();
    choose(choice);
  };
  const tabs = dashboards.map(({ name, label }) => ({
    path: `/__local/dashboards/${name}`,
    link: element('a', { ariaCurrent: name === current.name ? 'page' : null }, label),
  }));
  const showLinks = () => {
    for (const { path, link } of tabs) link.href = path + location.search;
  };
  const ranges = rangeNames.map((range) => ({ range, made: button(range, () => change({ range })) }));
  const compared = button('Week before', () => change({ isCompared: !choice.isCompared }));
  const live = button('Live', () => change({ isLive: !choice.isLive }), 'live');
  const csv = button('CSV', () => {
    csv.disabled = true;
    void download().finally(() => {
      csv.disabled = false;
    });
  });
  csv.title = 'Download all that this dashboard shows';
  const show = () => {
    for (const { range, made } of ranges) made.ariaPressed = String(range === choice.range);
    compared.ariaPressed = String(choice.isCompared);
    live.ariaPressed = String(choice.isLive);
  };
  show();
  showLinks();

  const group = element('div', { className: 'ranges', role: 'group', ariaLabel: 'Range of time' });
  group.append(...ranges.map(({ made }) => made));
  const status = element('p', { className: 'status' }, 'Times in UTC');
  status.title = 'All times are in UTC';
  const bar = element(
    'header',
    { className: 'bar' },
    element(
      'a',
      { className: 'back', href: '/__local/', title: 'The local site' },
      '←\u00a0',
      element('span', {}, 'Local site'),
    ),
    element('nav', { ariaLabel: 'Dashboards' }, ...tabs.map(({ link }) => link)),
    status,
    element('div', { className: 'controls' }, group, compared, live, csv),
  );
  return {
    element: bar,
    showLinks,
    tell: (text, isWrong) => {
      status.textContent = text;
      status.classList.toggle('wrong', isWrong);
    },
  };
}

function button(text: string, onclick: () => void, className = ''): HTMLButtonElement {
  return element('button', { type: 'button', className, onclick }, text);
}
