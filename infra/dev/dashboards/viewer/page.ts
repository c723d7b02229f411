import type { DashboardShape } from '../answers/widget-shapes.ts';
import type { Card, View } from './card.ts';
import { csvOf } from './csv.ts';
import { element, note } from './element.ts';
import { startLive } from './live.ts';
import { rangeOf, spanOf } from './time-range.ts';
import { type Choice, topBar } from './top-bar.ts';
import { cardOf } from './widgets.ts';
import { timeOfDay } from './written.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** A dashboard below the bar. What is chosen is in the address, so that a link shows the same. */
export function showDashboard(dashboards: readonly DashboardShape[], current: DashboardShape): void {
  const asked = new URLSearchParams(location.search);
  let choice: Choice = {
    range: rangeOf(asked.get('range'), current.label),
    isCompared: asked.has('compared'),
    isLive: true,
  };
  const cards = current.widgets.map((widget) => cardOf(current.name, widget));
  const heading = element('h1', { className: 'unseen' }, `Dashboard ${current.label}`);
  const grid = element('main', { className: 'grid' }, heading, ...cards.map((each) => each.element));
  const loader = loadSeen(cards, () => viewOf(choice));
  const refresh = async () => {
    const isWhole = await loader.refresh();
    bar.tell(isWhole ? `Updated ${timeOfDay(Date.now())} UTC` : 'Not all refreshed · UTC', !isWhole);
  };
  const live = startLive(refresh);
  const bar = topBar({
    dashboards,
    current,
    choice,
    choose: (chosen) => {
      const isTurned = chosen.isLive !== choice.isLive;
      choice = chosen;
      keepInAddress(chosen);
      bar.showLinks();
      if (isTurned) live.turn(chosen.isLive);
      else live.refreshNow();
    },
    download: async () => {
      await loader.loadRest();
      const name = `${current.name}-${new Date().toISOString().slice(0, 16).replace(':', '')}Z.csv`;
      save(
        name,
        csvOf(
          current.label,
          cards.map((each) => each.csv()),
        ),
      );
    },
  });
  document.title = `${current.label} · Dashboards`;
  if (cards.length === 0) grid.append(note('This dashboard has no widgets.'));
  document.body.replaceChildren(bar.element, grid);
  dark.addEventListener('change', () => {
    for (const each of cards) each.redraw();
    live.refreshNow();
  });
  live.turn(choice.isLive);
}

function viewOf({ range, isCompared }: Choice): View {
  return { span: spanOf(range, Date.now()), isCompared, theme: dark.matches ? 'dark' : 'light' };
}

function keepInAddress({ range, isCompared }: Choice): void {
  const chosen = new URLSearchParams({ range, ...(isCompared && { compared: '' }) });
  history.replaceState(null, '', `?${chosen.toString().replace('compared=', 'compared')}`);
}

interface Loader {
  /** Loads what is seen anew, and the rest when it comes into view. @returns whether all that was seen could be */
  refresh(): Promise<boolean>;
  /** Loads what has not been seen since the last refresh. */
  loadRest(): Promise<void>;
}

/** Asks for the widgets that are in view, or nearly. */
function loadSeen(cards: readonly Card[], view: () => View): Loader {
  const seen = new Set<Element>();
  const old = new Set(cards);
  const { promise: looked, resolve: look } = Promise.withResolvers<void>();
  let hasLooked = false;
  const load = (card: Card) => {
    old.delete(card);
    return card.load(view());
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      // The first refresh waits for this, and loads them itself.
      if (hasLooked) for (const card of [...old].filter(({ element }) => seen.has(element))) void load(card);
      hasLooked = true;
      look();
    },
    { rootMargin: '200px' },
  );
  for (const { element } of cards) observer.observe(element);
  return {
    refresh: async () => {
      await looked;
      for (const card of cards) old.add(card);
      const loaded = await Promise.all(cards.filter(({ element }) => seen.has(element)).map(load));
      return loaded.every(Boolean);
    },
    loadRest: async () => {
      await Promise.all([...old].map(load));
    },
  };
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  element('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
