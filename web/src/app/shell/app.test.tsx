import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLocation } from 'wouter';
import { aContext } from '../../../testing/builders.ts';
import { createViewStore } from '../navigation/atoms.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { resolveAddress } from '../navigation/resolve-address.ts';
import { placed } from '../pages/shown-page.ts';
import { App } from './app.tsx';

function Path() {
  return <h1>{useLocation()[0]}</h1>;
}

test.each([
  ['/history?page=21', '/history'],
  ['/cases-5', '/cases-5'],
])("wouter's useLocation answers, on the page %s, the path %s", (address, path) => {
  const outcome = {
    status: 'ready',
    data: undefined,
    render: () => <Path />,
    frame: null,
    darkHeader: false,
    revalidate: false,
    cache: 'static',
  } as const;
  const store = createViewStore({ page: placed(resolveAddress(address), outcome), arrival: null });
  const app = <App store={store} navigation={createNavigation(store, aContext())} />;
  expect(renderToStaticMarkup(app)).toContain(`<h1>${path}</h1>`);
});
