// What forms to sales call. A script that is opened by `import()` and named by others at once would take a helper of the bundler into every page.

export { sendContact, sendEnquiry } from '../../../../shared/contract/enquiries.ts';
