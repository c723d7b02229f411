import { buttonAt, type Place, type PointerAct } from '../kit/pointer-way.ts';

const COPY: Place = [424, 170];
const AT_STAGE: PointerAct = { at: 1.9, from: COPY };
const AT_SPARE: PointerAct = { at: 4.2, from: COPY };

/** Each computer has its own. Beside the code it rests, so that the code can be read. */
export const pointers = {
  stage: { acts: [AT_STAGE, { at: 3.6, from: [300, 322], idle: true }], start: [300, 330] },
  spare: { acts: [AT_SPARE, { at: 5.6, from: [330, 322], idle: true }], start: [180, 330] },
} as const satisfies Record<string, { acts: readonly PointerAct[]; start: Place }>;

function copyAt(act: PointerAct, time: number): 'hovered' | 'pressed' | 'done' | undefined {
  return time >= act.at + 0.25 ? 'done' : buttonAt(act, time);
}

/** The buttons Copy of both computers after so many seconds. */
export function copiesAt(time: number) {
  return { stage: copyAt(AT_STAGE, time), spare: copyAt(AT_SPARE, time) };
}
