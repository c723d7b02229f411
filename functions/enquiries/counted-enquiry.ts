import type { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import type { Counted } from '../platform/counters/increments.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';

/**
 * What a received enquiry adds: one for its form and UTC day. An enquiry is erased some day and stays counted, so the row that proves it
 * is not the enquiry, but one of the event's own.
 */
export function countedEnquiry(delivery: DeliveryOf<typeof enquiryReceived>): Counted {
  return counted(delivery, [{ counter: 'enquiries', of: delivery.data.form, labels: [], amount: 1 }]);
}
