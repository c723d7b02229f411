/** Who has copies of their own: pages by themselves, and pages that share a script. The first that fits counts. */
const owners: readonly (readonly [importer: RegExp, owner: string])[] = [
  [/\/features\/products\/pages\/c-series-page\.tsx$/, 'c-series'],
  [/\/features\/products\/pages\/hardware-page\.tsx$/, 'hardware'],
  [/\/features\/products\/pages\/product-s3-lite-page\.tsx$/, 's3-lite'],
  [/\/features\/cases\/case-detail-page\.tsx$/, 'case-detail'],
  [/\/features\/company\/contact-page\.tsx$/, 'contact'],
  [/\/features\/company\/(lease-page|rental-sets)\.tsx$/, 'lease'],
  // A script of the tree alone would be a third one, for two pages.
  [/\/features\/faq\/faq-page\.tsx$/, 'faq'],
  [/\/features\/purchase\/customer-service\.tsx$/, 'order-info'],
  [/\/features\/products\//, 'products'],
  [/\/features\/(download-centre|download-started|release-history)\//, 'downloads'],
  // Their own tab strips leave room for a script of what they share: live parts, with the hook that asks for their data.
  [/\/features\/personal\//, 'personal'],
  [/\/features\/certification\//, 'certification'],
  [/\/features\/search\//, 'search'],
  // Each has a tree and a search of its own, or every page would load what these three share.
  [/\/features\/faq\//, 'faq'],
  [/\/features\/manuals\/manual-(list|entry)/, 'manual-list'],
  [/\/features\/manuals\//, 'manual'],
  // Its loader comes with another page than the document's.
  [/\/features\/home\/(?!load-)/, 'home'],
];

/** What they have copies of: modules without state, and the style sheets beside them. */
const copied = [
  /\/features\/products\/(compare|downloads|functions|layout)\//,
  /\/shared-features\/(cases|downloads|sales)\//,
  /\/ui\/data\/(compare-table|copy-button|pagination|qr-code|search-field|tab-strip|tabs|tree)\//,
  /\/ui\/(feedback\/status-badge|form\/file-upload|icons\/platform-icon|layout\/phone-fold|media\/picture-slides)\//,
  /\/lib\/(pages\/structured-data|remote\/use-remote|visitor\/visitor)\.ts$/,
  /\/shared\/(account-lengths|attachment-name|enquiry-lengths|manual-lists|platform|product-type|upload-kinds)\.ts$/,
];

/** What an owner shares with others all the same. */
const asked = /\/lib\/remote\/use-remote\.ts$/;
const shared: Readonly<Record<string, RegExp>> = { personal: asked, certification: asked, faq: asked };

/** Of a copy's id, what it is a copy of, and whose. */
const copy = /^(.+)\?of=([\w-]+)$/;

/**
 * Which module another one gets where it imports something at once.
 * @param importer its id
 * @param id of the module that it names
 * @returns the id of the copy that the importer's owner has, or that of the module where it has none
 */
export function copyFor(importer: string, id: string): string {
  const owner = copy.exec(importer)?.[2] ?? owners.find(([test]) => test.test(importer))?.[1];
  if (owner === undefined || shared[owner]?.test(id)) return id;
  const isTheirs = owner === 'products' && id.includes('/features/products/');
  return !isTheirs && copied.some((test) => test.test(id)) ? `${id}?of=${owner}` : id;
}

/** The file of a module, also where the module is a copy. */
export function originalOf(id: string): string {
  return copy.exec(id)?.[1] ?? id;
}
