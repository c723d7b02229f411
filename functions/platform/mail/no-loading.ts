/** Stands in for nodemailer's HTTP client in bundles (functions/bundle-stand-ins.ts): a mail is made of what it is given. */
export default function refuseLoading(): never {
  throw new Error('A mail loads nothing');
}
