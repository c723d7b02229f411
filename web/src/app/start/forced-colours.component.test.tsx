import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { choosesColours } from '../../../testing/components/visitor.ts';
import { ProgressSteps } from '../../ui/data/progress-steps/progress-steps.tsx';
import { Tabs } from '../../ui/data/tabs/tabs.tsx';
import { SubmitButton } from '../../ui/form/submit-button/submit-button.tsx';
import { createViewStore, navigatingAtom, StoreContext } from '../navigation/atoms.ts';
import { resolveAddress } from '../navigation/resolve-address.ts';
import { placed } from '../pages/shown-page.ts';
import { Progress } from '../shell/progress.tsx';

/** Whether an edge is drawn in another colour than the page: grounds and shadows are not, when the browser chooses. */
function hasEdge(element: Element, side: 'border-top' | 'outline', part?: string): boolean {
  const style = getComputedStyle(element, part);
  const [line, width, colour] = ['style', 'width', 'color'].map((name) => style.getPropertyValue(`${side}-${name}`));
  const ground = getComputedStyle(document.body).backgroundColor;
  return line === 'solid' && width !== '0px' && colour !== ground;
}

test('where the browser chooses the colours, buttons that send, chosen tabs and the step where something is keep an edge', async () => {
  await choosesColours();
  const tabs = ['Video', 'Audio'].map((title) => ({ key: title, title, content: `The ${title}` }));
  await render(
    <>
      <SubmitButton>Send</SubmitButton>
      <Tabs label="Modes" tabs={tabs} />
      <ProgressSteps label="Delivery" steps={['Paid', 'Shipped', 'Finished']} current={1} />
    </>,
  );
  expect(hasEdge(page.getByRole('button', { name: 'Send' }).element(), 'border-top')).toBe(true);
  const edges = page
    .getByRole('tab')
    .elements()
    .map((tab) => hasEdge(tab, 'outline'));
  expect(edges).toEqual([true, false]);
  const here = page.getByRole('listitem').nth(1).element();
  expect(hasEdge(here, 'outline')).toBe(true);
  expect(hasEdge(here.querySelector('span') as Element, 'border-top', '::before')).toBe(true);
});

test('so does the line of a page that is on its way', async () => {
  await choosesColours();
  const store = createViewStore({
    page: placed(resolveAddress('/home'), { status: 'signed-out' }),
    arrival: null,
  });
  store.set(navigatingAtom, true);
  const { container } = await render(
    <StoreContext value={store}>
      <Progress />
    </StoreContext>,
  );
  expect(hasEdge(container.firstElementChild as Element, 'border-top')).toBe(true);
});
