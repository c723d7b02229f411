import { createElement, type ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** Renders as on the page of an address. @returns the addresses that one has been at, also those that links lead to */
export async function renderAt(path: string, element: ReactNode): Promise<readonly string[]> {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const routing = { hook, searchHook, children: element };
  await render(createElement(Router, routing));
  return history;
}
