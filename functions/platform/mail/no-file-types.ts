/** Stands in for nodemailer's table of file types in bundles (functions/bundle-stand-ins.ts): who attaches a file states its type. */
export const detectMimeType = () => 'application/octet-stream';
export const detectExtension = () => 'bin';
