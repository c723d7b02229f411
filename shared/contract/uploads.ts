import * as z from 'zod/mini';
import { exampleProof, ofMember } from './account-entries.ts';
import { proof } from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { erasingPerson, exportingPerson, findingPerson } from './personal-data.ts';
import { OpenedRecord } from './personal-records.ts';
import { exampleFile, fileName, UploadedFile, UploadSignature, uploadedFile, uploadKind } from './upload-schemas.ts';

/** A class whose people sign up together stands behind one address. */
const signatures = { name: 'upload-signatures', of: 'uploads', per: 'network', max: 300, seconds: 60 * 60 } as const;
const uploadsOfMember = { name: 'member-uploads', of: 'uploads', per: 'member', max: 60, seconds: 60 * 60 } as const;

export const readUploadSignature = defineEndpoint({
  summary:
    'Lets the caller send one file straight to the bucket, within ten minutes. Pictures and media are members’, who are proved by the header X-Session.',
  path: '/api/pc/upload_signature',
  method: 'GET',
  caller: 'optional-member',
  request: z.object({ kind: uploadKind, name: fileName }),
  example: { kind: 'headimg', name: 'me.jpg' },
  response: UploadSignature,
  dialect: 'status',
  rateLimit: { perSecond: 50, burst: 1_000 },
  limits: [signatures],
});

export const uploadImage = defineEndpoint({
  summary:
    "Keeps a member's picture, of which nothing is left but what it shows, and answers its address for the profile.",
  path: '/api/user/upload_image',
  ...ofMember,
  // Each takes seconds of a processor.
  rateLimit: { perSecond: 5, burst: 600 },
  body: 'multipart',
  request: z.object({ ...proof, file: uploadedFile }),
  example: { ...exampleProof, file: exampleFile() },
  response: UploadedFile,
  emits: ['upload.inspected.v1'],
  limits: [uploadsOfMember],
});

export const uploadLayui = defineEndpoint({
  summary: 'The same for the editor of older clients.',
  path: '/admin/upload/upload_layui',
  ...ofMember,
  dialect: 'code-layui',
  // Each takes seconds of a processor.
  rateLimit: { perSecond: 5, burst: 600 },
  body: 'multipart',
  request: z.object({ ...proof, file: uploadedFile }),
  example: { ...exampleProof, file: exampleFile() },
  response: z.object({ src: z.string() }),
  emits: ['upload.inspected.v1'],
  limits: [uploadsOfMember],
});

export const exportOwnUploads = defineEndpoint({
  summary: 'Lists all that is kept of what the member who asks has uploaded.',
  path: '/api/user/export_uploads',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ list: z.array(OpenedRecord) }),
  limits: [{ name: 'upload-exports', of: 'exports', per: 'member', max: 10, seconds: 60 * 60 }],
});

export const findPersonInUploads = findingPerson('uploads');
export const exportPersonFromUploads = exportingPerson('uploads');
export const erasePersonFromUploads = erasingPerson('uploads');
