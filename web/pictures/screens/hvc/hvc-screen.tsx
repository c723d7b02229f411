import { ExportDialog } from './export-dialog.tsx';
import { Preview } from './preview.tsx';
import { Queue } from './queue.tsx';
import { Result } from './result.tsx';
import { Settings } from './settings.tsx';

export const size = { width: 1120, height: 700 };

/** The export dialog of the HVC plugin while earlier exports run. */
export default function HvcScreen() {
  return (
    <ExportDialog
      subject="Opening gala, main wall"
      preset="Wall, 10 bits"
      left={
        <>
          <Preview />
          <Queue />
        </>
      }
      right={
        <>
          <Settings />
          <Result />
        </>
      }
    />
  );
}
