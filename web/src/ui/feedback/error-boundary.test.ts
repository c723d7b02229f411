import { describe, expect, it } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

describe('a part that broke while rendering', () => {
  const broken = { broken: true, shown: { version: 'old' } };
  const props = { fallback: null, children: null };

  it('a part that broke while rendering stays broken while nothing else is shown', () => {
    expect(ErrorBoundary.getDerivedStateFromProps({ ...props, shown: broken.shown }, broken)).toBeNull();
  });

  it('a part that broke while rendering is tried again once it is loaded again', () => {
    const shown = { version: 'new' };
    expect(ErrorBoundary.getDerivedStateFromProps({ ...props, shown }, broken)).toEqual({ broken: false, shown });
  });
});
