import { routes as ours, type Route } from '../../../shared/routes.ts';

// Takes the place of `shared/routes.ts` in the site of the test pages: ours, two for who is signed in, and one of live data.

export * from '../../../shared/routes.ts';

export const testRoutes = {
  memberNotes: {
    path: '/member-notes',
    page: 'member-notes',
    kind: 'account',
    access: 'member',
    signedOut: 'home',
    query: ['tab'],
    tabs: ['tab'],
    once: ['login_name', 'token'],
  },
  memberProfile: {
    path: '/member-profile-:id',
    page: 'member-profile',
    kind: 'account',
    access: 'member',
    signedOut: 'sign-in',
  },
  liveNotes: { path: '/live-notes', page: 'live-notes', kind: 'text', query: ['list'], tabs: ['list'] },
} as const satisfies Record<string, Route>;

export const routes = { ...ours, ...testRoutes };

export const pageRouteNames = Object.entries<Route>(routes).flatMap(([name, { page }]) => (page ? [name] : []));
