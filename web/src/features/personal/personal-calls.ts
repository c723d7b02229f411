import { addressBook } from '../../../../shared/address-book.ts';
import type { Address, SessionFacts } from '../../../../shared/contract/account-schemas.ts';
import {
  deleteAddress,
  endSessions,
  exportAccount,
  getProfile,
  listAddresses,
  listProjects,
  listSessions,
  setDefaultAddress,
} from '../../../../shared/contract/accounts/own-account.ts';
import { listPasskeys, removePasskey } from '../../../../shared/contract/accounts/passkeys.ts';
import { exportOwnSignUps } from '../../../../shared/contract/certification/own-sign-ups.ts';
import { exportOwnComments } from '../../../../shared/contract/community/comments.ts';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { ownPages } from '../../../../shared/contract/order-fields.ts';
import { exportOwnOrders, listOwnOrders, listOwnSubscriptions } from '../../../../shared/contract/orders/purchase.ts';
import type { PasskeyFacts } from '../../../../shared/contract/passkey-schemas.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { exportOwnUploads } from '../../../../shared/contract/uploads.ts';
import { inParts } from '../../../../shared/personal-parts.ts';
import { projectList } from '../../../../shared/project-list.ts';
import { ask } from '../../lib/api/api.ts';
import { troubleOf } from '../../lib/api/trouble-of.ts';
import { saveFile } from '../../lib/save-file.ts';
import { awaitedAmong } from '../../shared-features/orders/payment/begun-payment.ts';
import type { Question } from '../../ui/feedback/confirm-dialog/confirm-dialog.tsx';
import { confirmed } from '../../ui/feedback/confirm-dialog/confirmed.ts';
import { showToast } from '../../ui/feedback/toast/show-toast.ts';

// The calls of the page's tabs. They come once it is there, with the API client and the schemas of the contract.

export type RevisedProfile = ResponseOf<typeof getProfile>;

interface Paged {
  readonly page: number;
  readonly perPage: number;
}
export type AddressPage = ResponseOf<typeof listAddresses> & Paged;
export type OrderPage = ResponseOf<typeof listOwnOrders> &
  Paged & {
    /** Number of the order that the tab was led to pay, while it is unpaid; '' for none. */
    readonly awaited: string;
  };
export type SubscriptionPage = ResponseOf<typeof listOwnSubscriptions> & Paged;

/** A page of projects, and the name that was searched. */
export type ProjectPage = ResponseOf<typeof listProjects> & Paged & { readonly name: string };

export async function readProfile(signal: AbortSignal): Promise<RevisedProfile> {
  return (await ask(getProfile, {}, { signal })).data;
}

/** The sessions of the member, the one that asks first. */
export async function readSessions(signal: AbortSignal): Promise<readonly SessionFacts[]> {
  const { list } = (await ask(listSessions, {}, { signal })).data;
  return list.toSorted((one, other) => other.is_current - one.is_current);
}

export async function readPasskeys(signal: AbortSignal): Promise<readonly PasskeyFacts[]> {
  return (await ask(listPasskeys, {}, { signal })).data.list;
}

/** A page of addresses, from 1. What was deleted may have been the last of its page: then the one before. */
export async function readAddresses(page: number, signal: AbortSignal): Promise<AddressPage> {
  const { perPage } = addressBook;
  const { data } = await ask(listAddresses, { page, limit: perPage }, { signal });
  const last = Math.max(1, Math.ceil(data.count / perPage));
  return page > last ? readAddresses(last, signal) : { ...data, page, perPage };
}

/** A page of projects, from 1, of those with this in their name. What the server refuses is said in a toast as well (product-rules.md#error-messages). */
export async function readProjects(
  { page, name }: Pick<ProjectPage, 'page' | 'name'>,
  signal: AbortSignal,
): Promise<ProjectPage> {
  const { perPage } = projectList;
  try {
    const { data } = await ask(listProjects, { page, limit: perPage, type: '1', name }, { signal });
    return { ...data, page, perPage, name };
  } catch (error) {
    if (error instanceof Refusal) showToast(error.message, { tone: 'failure' });
    throw error;
  }
}

/** A page of orders, from 1. */
export async function readOrders(page: number, signal: AbortSignal): Promise<OrderPage> {
  const { data } = await ask(listOwnOrders, { page }, { signal });
  return { ...data, page, perPage: ownPages.size, awaited: awaitedAmong(data.list, page) };
}

/** A page of subscriptions, from 1. */
export async function readSubscriptions(page: number, signal: AbortSignal): Promise<SubscriptionPage> {
  const { data } = await ask(listOwnSubscriptions, { page }, { signal });
  return { ...data, page, perPage: ownPages.size };
}

/** Does something, and says what came of it. @returns whether it was done */
async function told(deed: () => Promise<string>): Promise<boolean> {
  try {
    showToast(await deed());
    return true;
  } catch (error) {
    const trouble = await troubleOf(error);
    if (trouble) showToast(trouble, { tone: 'failure' });
    return false;
  }
}

/** The same after asking whether it is meant. */
async function toldAfter(question: Question, deed: () => Promise<string>): Promise<boolean> {
  return (await confirmed(question)) && told(deed);
}

async function end(request: { readonly id?: string }): Promise<string> {
  const { ended } = (await ask(endSessions, request)).data;
  return ended === 1 ? '1 session is ended.' : `${ended} sessions are ended.`;
}

/** Ends a session, after asking. @returns whether it was done, as all of these do */
export function endSession({ id, device }: SessionFacts): Promise<boolean> {
  const question = {
    title: `Sign out ${device}?`,
    text: 'Whoever uses it has to sign in again to see anything of yours.',
    confirm: 'Sign out',
    cancel: 'Keep signed in',
  };
  return toldAfter(question, () => end({ id }));
}

/** Ends all sessions but the one that asks. */
export function endOtherSessions(): Promise<boolean> {
  const question = {
    title: 'Sign out everywhere else?',
    text: 'Only this browser stays signed in. Everywhere else one has to sign in again.',
    confirm: 'Sign out',
    cancel: 'Keep signed in',
  };
  return toldAfter(question, () => end({}));
}

/** Removes a passkey from the account, after asking. The device keeps what it has. */
export function dropPasskey({ id, name }: PasskeyFacts): Promise<boolean> {
  const question = {
    title: `Remove ${name}?`,
    text: 'It signs you in no more. Your device may go on offering it until you delete it there too.',
    confirm: 'Remove',
    cancel: 'Keep it',
  };
  return toldAfter(question, async () => {
    await ask(removePasskey, { id });
    return 'The passkey is removed.';
  });
}

export function makeDefault({ id }: Address): Promise<boolean> {
  return told(async () => {
    await ask(setDefaultAddress, { id });
    return 'The default address is another one now.';
  });
}

export function removeAddress({ id, name, addr }: Address): Promise<boolean> {
  const question = {
    title: 'Delete this address?',
    text: `${name}, ${addr}`,
    confirm: 'Delete',
    cancel: 'Keep it',
  };
  return toldAfter(question, async () => {
    await ask(deleteAddress, { id });
    return 'The address is deleted.';
  });
}

/** Saves all that is kept of the member, by every domain, as one file of theirs; where one does not answer, none. */
export async function saveOwnData(): Promise<void> {
  await told(async () => {
    const [account, ...others] = await Promise.all([
      ask(exportAccount, {}),
      ask(exportOwnOrders, {}),
      ask(exportOwnUploads, {}),
      ask(exportOwnSignUps, {}),
      ask(exportOwnComments, {}),
    ]);
    const { exported_at } = account.data;
    const name = `my-data-${exported_at.slice(0, 10)}.json`;
    const all = { exported_at, ...inParts([account, ...others].flatMap(({ data }) => data.list)) };
    saveFile(name, 'application/json', `${JSON.stringify(all, null, 2)}\n`);
    return `Your data is saved as ${name}.`;
  });
}
