import { programOf } from './programs.ts';
import { VideoDesk } from './video-desk.tsx';

export const size = { width: 1120, height: 700 };

/** 02:57:12 of 04:10:00. */
const onAir = { program: programOf('Northern sky'), played: 177.48 };

/** P1 in video mode: what comes next beside what is on air, above the bank's programs. */
export default function P1VideoScreen() {
  return <VideoDesk edition={{ name: 'Encrypted lock' }} onAir={onAir} next={programOf('City at night')} />;
}
