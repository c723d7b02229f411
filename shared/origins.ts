/** Origins outside the site that a stage works with, as a content security policy names them; absent where a stage has none. */
export interface OutsideOrigins {
  /** Bucket to which pages post what is uploaded. */
  readonly uploads?: string;
  /** The payment provider: its gateway, to which an order's form leads, and whatever that redirects to. Browsers hold redirects to the policy too. */
  readonly paymentGateway?: readonly string[];
  /** Hosts whose films pages embed, as content names them. */
  readonly filmHosts?: readonly string[];
}

/** The kinds of responses, in the order of the distribution's behaviours: documents, calls of the API, files. */
export type Surface = 'pages' | 'calls' | 'files';

/** What a page may do with an origin, as directives of a content security policy name it. */
export const reachDirectives = [
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'frame-src',
  'form-action',
] as const;

export type Reach = Readonly<Record<(typeof reachDirectives)[number], readonly string[]>>;

const own = `'self'`;

/** WeChat's script, by which a page that is open in WeChat says how it is shared (product-rules.md#sharing-in-wechat). */
export const wechatScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** Scripts of others that an answer of the site may run: this very file, and no other of its host. */
export function outsideScripts(surface: Surface): readonly string[] {
  return surface === 'pages' ? [wechatScript] : [];
}

/** Whom an answer lets frame it: files (manuals are PDFs) the site's own pages, everything else nobody. */
export function framersOf(surface: Surface): readonly string[] {
  return surface === 'files' ? [own] : [`'none'`];
}

/** What an answer of the site may reach: its own origin, and from pages what the stage works with. */
export function reachOf(surface: Surface, { uploads, paymentGateway = [], filmHosts = [] }: OutsideOrigins): Reach {
  const fromPages = (...origins: readonly (string | undefined)[]) =>
    surface === 'pages' ? origins.filter((origin) => origin !== undefined) : [];
  return {
    // `blob:` is a file that the visitor has chosen, shown before it is sent. Only scripts of the page can name one.
    'img-src': [own, 'data:', ...fromPages('blob:')],
    'media-src': [own],
    'font-src': [own],
    'connect-src': [own, ...fromPages(uploads)],
    'manifest-src': [own],
    'frame-src': surface === 'pages' ? [own, ...filmHosts] : [],
    'form-action': [own, ...fromPages(...paymentGateway)],
  };
}
