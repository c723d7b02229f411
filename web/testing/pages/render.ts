// Rendering and documents of the test pages, bundled with their table of routes.

export { htmlDocument } from '../../prerender/document.ts';
export { renderPage } from '../../src/app/start/entry-server.tsx';
