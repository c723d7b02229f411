/** What visitors search the site for, and do not find. */
export const searchedInVain = [
  'artnet merge',
  'crestron module',
  'dmx recorder',
  'dolby atmos',
  'edge blending wizard',
  'hdr monitor calibration',
  'laser show',
  'linux version',
  'midi show control',
  'raspberry pi player',
  'srt input',
  'student discount',
  '投影融合',
  '舞台灯光',
] as const;

/** Names that are nobody's. */
export const names = ['Ada Lovelace', 'Grace Hopper', 'Mary Shelley', 'Niels Abel', 'Emmy Noether'] as const;

/** What they ask sales. */
export const questions = [
  'Does S3 Pro send LTC over NDI?',
  'We play six walls in a museum. Which server would you take?',
  'Can a cue of S1 start the time code of the lighting desk?',
  'We rent for a tour of three weeks. What does it cost?',
  'How many outputs has the 4U server with two graphics cards?',
] as const;

/** A number that the contract takes, and that is nobody's here. */
export const phone = '13800138000';
