import type { ReactNode } from 'react';
import type { EditionProps } from '../p1-video/edition.tsx';
import { programOf } from '../p1-video/programs.ts';
import { VideoDesk } from '../p1-video/video-desk.tsx';
import styles from './desk-with-licence.module.css';

/** A quarter to five in the afternoon: doors are far away, the walk-in loop runs on the wall for a check. */
const AFTERNOON = 16 * 3600 + 44 * 60 + 20;
const onAir = { program: programOf('Walk-in loop'), played: 62 };

interface DeskWithLicenceProps {
  readonly edition: EditionProps;
  readonly version?: string;
  /** The licence dialog; nothing while it is closed. */
  readonly dialog?: ReactNode;
  /** 0 to 1: how far the dialog has opened. */
  readonly opened?: number;
}

/** P1's desk in the afternoon, with the licence dialog over it. The output goes on. */
export function DeskWithLicence({ edition, version, dialog, opened = 1 }: DeskWithLicenceProps) {
  return (
    <div className={styles.window}>
      <VideoDesk
        {...(version && { version })}
        edition={edition}
        onAir={onAir}
        next={programOf('Opener')}
        clock={AFTERNOON}
      />
      {dialog && (
        <>
          <i className={styles.dim} style={{ opacity: opened }} />
          <div className={styles.place} style={{ opacity: opened, transform: `translateY(${(1 - opened) * 16}px)` }}>
            {dialog}
          </div>
        </>
      )}
    </div>
  );
}
