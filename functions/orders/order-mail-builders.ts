import { vi } from 'vitest';
import type { SendMail } from '../platform/mail/sender.ts';
import type { MemberContact } from '../platform/personal-data/member-contact.ts';
import { delivering } from '../platform/testing/delivering.ts';
import { aMailer, mailsInMemory } from '../platform/testing/mailer-in-memory.ts';
import mailOrders from './mail-orders.consumer.ts';
import mailReceipts from './mail-receipts.consumer.ts';
import { anOrderDesk } from './order-builders.ts';
import { factsOf } from './orders/order-change.ts';
import type { PlacedOrder } from './orders/order-repository.ts';

type OrderMail = 'order-paid' | 'order-shipped' | 'order-closed' | 'order-refunded';

/**
 * The two consumers that mail about orders, at a desk of orders whose member Ada can be reached. Mails may fail as often as they are told.
 * @param send takes the mails; unless stated it keeps what their reader sees
 */
export function aMailedDesk(send?: SendMail<OrderMail>) {
  const desk = anOrderDesk();
  const kept = mailsInMemory<OrderMail>();
  const contacts = new Map<string, MemberContact>([
    [
      'ada',
      { address: 'ada@example.com', name: 'Ada King', company: 'Analytical Shows', since: '2025-01-01T00:00:00.000Z' },
    ],
  ]);
  const setAside = vi.fn(async () => []);
  const failing = { mails: 0 };
  const sendAtLast: SendMail<OrderMail> = async (template, where, data) => {
    if (failing.mails-- > 0) throw new Error('Throttling');
    return (send ?? kept.send)(template, where, data);
  };
  const clients = {
    ownedBy: desk.ownedBy,
    open: desk.sealer.open,
    contactOf: async (uid: string) => contacts.get(uid),
    send: sendAtLast,
  };
  return {
    ...desk,
    contacts,
    failing,
    setAside,
    mails: kept.mails,
    mailReceipts: delivering(mailReceipts.start(clients, { setAside })),
    mailOrders: delivering(mailOrders.start(clients, { setAside })),
    /** The announcement of what happened to an order, which the desk has not done itself. */
    happened: (name: 'order.shipped.v1' | 'order.closed.v1' | 'order.refunded.v1', order: PlacedOrder) => ({
      name,
      id: crypto.randomUUID(),
      data: { ...factsOf(order), ...(name === 'order.refunded.v1' && { wasRevenue: order.state !== 'closed' }) },
    }),
    /** The event that announced the payment of the latest order. */
    payment: () => {
      const event = desk.announced().findLast(({ name }) => name === 'order.paid.v1');
      if (!event) throw new Error('No payment was announced');
      return event;
    },
  };
}

/** The same, with the sender of the site over an SES that can be told to fail. */
export function aMailedDeskWithSender() {
  const mailer = aMailer();
  return { ...aMailedDesk(mailer.send), mailer };
}
