import type { States } from '../../states.ts';
import { FormContext } from '../form/form-state.ts';
import { FileUpload } from './file-upload.tsx';
import { UploadView } from './upload-view.tsx';
import type { UploadState } from './use-upload.ts';

const never = () => new Promise<string>(() => {});

/** A head and shoulders, as a photo has them. */
const shown = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><rect width="90" height="120" fill="#3a4a63"/><circle cx="45" cy="48" r="20" fill="#e8c9a8"/><path d="M8 120c0-28 18-42 37-42s37 14 37 42z" fill="#1d2638"/></svg>',
)}`;

const view = (id: string, state: UploadState) => (
  <div>
    <label htmlFor={id}>Photo</label>
    <UploadView
      id={id}
      shape="portrait"
      state={state}
      isInvalid={state.status === 'failed'}
      onChosen={() => {}}
      onRetry={() => {}}
      onClear={() => {}}
    />
  </div>
);

export default {
  Empty: <FileUpload name="photo" label="Photo" hint="JPG or PNG" shape="portrait" send={never} />,
  'With a mistake': (
    <FormContext
      value={{ id: 'mistaken', state: { status: 'invalid', field: 'photo', message: 'Please upload your photos' } }}
    >
      <FileUpload name="photo" label="Photo" shape="portrait" send={never} />
    </FormContext>
  ),
  'On its way': view('sending', { status: 'sending', shown, share: 0.45 }),
  Failed: view('failed', { status: 'failed', shown, trouble: 'Upload failed. Please upload again' }),
  Uploaded: view('sent', { status: 'sent', shown }),
  'There already': (
    <FileUpload name="there" label="Picture" shape="square" send={never} present={shown} removal="gone" />
  ),
  'To be removed': {
    element: <FileUpload name="leaves" label="Picture" shape="square" send={never} present={shown} removal="gone" />,
    after: 'press',
  },
  Square: <FileUpload name="picture" label="Picture" shape="square" send={never} />,
  Screen: <FileUpload name="screen" label="Picture of the screen" shape="screen" send={never} />,
} satisfies States;
