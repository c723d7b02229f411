import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '../../shared/contract/openapi.ts';
import { endpoints } from '../../shared/contract/registry.ts';
import { routes } from '../../shared/routes.ts';

// What the product has, written out from its specification: its pages (section 2) and its calls (section 7, with the readings of the design).

const pages = [
  '/home',
  ...[
    '/product-p1tut',
    '/adobeHVC',
    '/product-s1',
    '/product-s2',
    '/product-s3',
    '/product-s3-pro',
    '/product-s3-lite',
  ],
  ...['/product-ccMax', '/product-touch', '/product-assistant', '/productAuthorization', '/product-ndi'],
  ...['/product-4uPro', '/product-2uPro', '/product-H14', '/c_series', '/stream_deck', '/default-:id'],
  ...[
    '/about',
    '/cases',
    '/cases-:cid',
    '/contact',
    '/videos',
    '/lease',
    '/sign',
    '/lock',
    '/tutorial',
    '/word',
    '/faq',
  ],
  ...['/download', '/feedback', '/personal', '/news', '/orderInfo', '/orderinfo', '/history', '/course'],
  ...['/courselist', '/coursedetail', '/down_link'],
];

const under = (prefix: string, ...names: readonly string[]) => names.map((name) => `${prefix}${name}`);

const calls = [
  ...under('/api/pc/', 'download', 'videos', 'product', 'product_detail', 'cases', 'home_cases', 'cases_detail'),
  ...under('/api/pc/', 'get_code', 'exam_sign', 'sign_query', 'cert_query', 'exam_certification_list'),
  ...under('/api/pc/', 'download_count', 'product_download', 'product_category', 'product_list'),
  ...under('/api/pc/', 'login.html', 'personal.html', 'check_once_login_token', 'buy.html'),
  ...under('/api/pc/', 'product_dir_list', 'product_manual_list', 'course_list', 'course_detail'),
  ...under('/api/pc/', 'comment_list', 'comment_send', 'comment_del', 'upload_signature'),
  ...under('/api/login/', 'send_code', 'check_code', 'edit_phone', 'sendVerifyCodeEmail', 'reset_password', 'register'),
  ...under('/api/user/', 'userinfo', 'userinfo_edit', 'personal', 'address', 'add_addr', 'addr_default', 'addr_del'),
  ...under('/api/user/', 'lock_buy', 'order', 'upload_image'),
  ...under('/api/gateway/', 'bind', 'message', 'ping', 'message_list'),
  ...under('/api/partner/', 'wiki_dir', 'wiki_detail', 'contact', 'feedback'),
  ...['/api/pc/contact', '/api/pay/notify', '/api/pay/return', '/api/mail/unsubscribe'],
  ...['/api/wechat/wx_share', '/api/max/project_list', '/admin/upload/upload_layui'],
];

const Operation = z.object({
  parameters: z.optional(z.array(z.object({ example: z.optional(z.unknown()) }))),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ example: z.unknown() })) })),
});
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })
  .parse(openApiDocument(endpoints));

test.each(pages)('there is a page at %s', (path) => {
  expect(Object.values(routes).map((route): string => route.path)).toContain(path);
});

// `tests/api/examples.test.ts` sends each example.
test.each(calls)('the reference shows %s with an example', (path) => {
  const operations = Object.values(paths[path] ?? {});
  expect(operations).not.toEqual([]);
  for (const { parameters = [], requestBody } of operations) {
    const bodies = Object.values(requestBody?.content ?? {});
    const takesNothing = parameters.length === 0 && bodies.length === 0;
    const isShown = [...bodies, ...parameters].some(({ example }) => example !== undefined);
    expect(takesNothing || isShown, path).toBe(true);
  }
});
