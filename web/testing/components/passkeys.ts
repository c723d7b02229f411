import { onTestFinished } from 'vitest';

/** Takes passkeys from the browser, as old ones have none, until the test ends. */
export function withoutPasskeys(): void {
  const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential') ?? {};
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  onTestFinished(() => void Object.defineProperty(globalThis, 'PublicKeyCredential', known));
}
