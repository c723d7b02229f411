import { createElement } from 'react';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { SessionOver } from '../../lib/api/session-over.ts';
import { failureReason, fromNetwork } from '../../lib/loading/load-failure.ts';
import { type MemberContext, NotFound } from '../../lib/pages/page-module.ts';
import { session } from '../../lib/session/browser-session.ts';
import { RefusedPage } from '../shell/refused-page.tsx';
import { redeem } from './redeem.ts';
import { pages } from './routes.ts';
import { isOfMember, isOver, type Place, placed, type ShownPage } from './shown-page.ts';

/** A context that notes which reads were asked, and how long their answers may be shown. */
function noting(context: MemberContext) {
  const reads = new Set<string>();
  const lasting = { milliseconds: Number.POSITIVE_INFINITY };
  const asked: MemberContext = {
    call(entry, request) {
      reads.add(entry.path);
      const { cache } = entry;
      if (cache?.kind === 'live')
        lasting.milliseconds = Math.min(lasting.milliseconds, (cache.sharedSeconds + cache.staleSeconds) * 1_000);
      return fromNetwork(context.call(entry, request));
    },
    productPage: (name) => fromNetwork(context.productPage(name)),
    pageText: (name) => fromNetwork(context.pageText(name)),
    manual: (name) => fromNetwork(context.manual(name)),
  };
  return { asked, reads, lasting };
}

/** Loads module and data of a page. Never rejects: a failure is a page too. */
export async function openPage(context: MemberContext, target: Place): Promise<ShownPage> {
  const hindrance = await hindranceOf(target);
  if (hindrance) return placed(target, hindrance);
  const { asked, reads, lasting } = noting(context);
  const epoch = session.epoch(); // as things stand when it is asked
  const outcome = await outcomeOf(target, asked);
  const opened = { ...placed(target, outcome), epoch, reads, lasts: lasting.milliseconds };
  // Whoever is signed in now gets what is theirs.
  return isOver(opened) ? openPage(context, target) : opened;
}

/** Why a page may not be loaded yet: what its address carried has to serve, and a member's page needs somebody. */
async function hindranceOf(target: Place): Promise<ShownPage['outcome'] | undefined> {
  if (!isOfMember(target)) return undefined;
  try {
    await redeem(target.name);
  } catch (error) {
    return failureOf(target, error);
  }
  return session.user() ? undefined : { status: 'signed-out' };
}

async function outcomeOf(target: Place, context: MemberContext): Promise<ShownPage['outcome']> {
  try {
    const opened = await pages[target.name].open(context, target.params);
    return { status: 'ready', ...opened };
  } catch (error) {
    return failureOf(target, error);
  }
}

async function failureOf({ name, content }: Place, error: unknown): Promise<ShownPage['outcome']> {
  if (error instanceof NotFound) return { status: 'missing' };
  if (error instanceof SessionOver) return { status: 'signed-out' };
  if (error instanceof Refusal && isOfMember({ name }))
    return { status: 'refused', words: createElement(RefusedPage, { message: error.message }) };
  return { status: 'failed', reason: await failureReason(content, error) };
}
