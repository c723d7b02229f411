import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { consumer } from '../platform/consumer.ts';
import { openTable } from '../platform/table.ts';
import { deliveryCounter } from './count-deliveries.ts';
import { transactionWriter } from './download-repository.ts';
import { needs } from './needs.ts';

const write = transactionWriter(openTable(needs.countDownloads, 'downloads'));

/** Idempotency key: the download's id, which is part of its row's key. */
export const handler = consumer(downloadRecorded, deliveryCounter(write));
