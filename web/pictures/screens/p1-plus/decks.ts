export interface Deck {
  readonly number: number;
  readonly name: string;
  /** How it is laid over the decks below. */
  readonly blend: string;
  readonly speed: string;
  /** Percent. */
  readonly opacity: number;
  /** Moment of a content; a deck without one plays text. */
  readonly content?: string;
  readonly at?: number;
}

/** From the top layer down. */
export const decks: readonly Deck[] = [
  { number: 8, name: 'Names', blend: 'Text', speed: 'Live', opacity: 100 },
  { number: 7, name: 'Orbit', blend: 'Screen', speed: '×0.50', opacity: 64, content: 'particles', at: 3 },
  { number: 6, name: 'Flower', blend: 'Alpha', speed: 'Beat', opacity: 0, content: 'bloom', at: 2 },
  { number: 5, name: 'Gates', blend: 'Add', speed: 'Beat', opacity: 88, content: 'corridor', at: 2 },
  { number: 4, name: 'Crystal', blend: 'Normal', speed: '×1.00', opacity: 100, content: 'facets', at: 2 },
  { number: 3, name: 'Colour cloud', blend: 'Normal', speed: '×0.25', opacity: 72, content: 'ink', at: 4 },
  { number: 2, name: 'Stairs', blend: 'Normal', speed: 'Beat', opacity: 100, content: 'blocks', at: 2 },
  { number: 1, name: 'Silk', blend: 'Base', speed: '×1.00', opacity: 100, content: 'silk', at: 2 },
];

export interface Clip {
  readonly key: string;
  readonly name: string;
  readonly content: string;
  readonly at: number;
  /** The deck it plays in. */
  readonly deck?: number;
}

export const clips: readonly Clip[] = [
  { key: '1', name: 'Sunrise', content: 'grid', at: 2 },
  { key: '2', name: 'Crystal', content: 'facets', at: 2, deck: 4 },
  { key: '3', name: 'Gates', content: 'corridor', at: 2, deck: 5 },
  { key: '4', name: 'Ripples', content: 'waves', at: 2 },
  { key: '5', name: 'Stairs', content: 'blocks', at: 2, deck: 2 },
  { key: '6', name: 'Skyline', content: 'city', at: 2 },
  { key: '7', name: 'Flower', content: 'bloom', at: 2, deck: 6 },
  { key: 'Q', name: 'Silk', content: 'silk', at: 2, deck: 1 },
  { key: 'W', name: 'Rain', content: 'rain', at: 2 },
  { key: 'E', name: 'Colour cloud', content: 'ink', at: 4, deck: 3 },
  { key: 'R', name: 'Orbit', content: 'particles', at: 3, deck: 7 },
  { key: 'T', name: 'Aurora', content: 'aurora', at: 3 },
  { key: 'Y', name: 'Gates, calm', content: 'corridor', at: 5 },
  { key: 'U', name: 'Crystal, slow', content: 'facets', at: 7 },
];
