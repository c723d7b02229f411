import { dongleQuantity } from '../../../../../shared/dongles.ts';

/** What somebody has chosen of an order that is not paid. */
export interface OrderDraft {
  readonly quantity: number;
  /** Id of the address; '' until one is chosen. */
  readonly address: string;
}

type TabMemory = Pick<Storage, 'getItem' | 'setItem'>;

const beginning: OrderDraft = { quantity: dongleQuantity.least, address: '' };

function quantityOf(kept: unknown): number {
  const { least, most } = dongleQuantity;
  const isOne = typeof kept === 'number' && Number.isInteger(kept) && kept >= least && kept <= most;
  return isOne ? kept : beginning.quantity;
}

/** The draft of a dongle's order in this tab, for Back and a reload. @param memory of the tab; where it is forbidden, nothing is kept */
export function orderDraft(tid: number, memory: () => TabMemory = () => sessionStorage) {
  const key = `order-draft:${tid}`;
  return {
    read(): OrderDraft {
      try {
        const kept = new Map<string, unknown>(Object.entries(Object(JSON.parse(memory().getItem(key) ?? 'null'))));
        return { quantity: quantityOf(kept.get('quantity')), address: String(kept.get('address') ?? '') };
      } catch {
        return beginning;
      }
    },
    write(draft: OrderDraft): void {
      try {
        memory().setItem(key, JSON.stringify(draft));
      } catch {
        // It lasts as long as the page.
      }
    },
  };
}
