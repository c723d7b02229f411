import { type BuiltRouteName, builtRouteNames, routes } from '../../shared/routes.ts';

/** Addresses of pages whose path or query says what they show; that of any other page is its path. */
const examples: Partial<Record<BuiltRouteName, readonly string[]>> = {
  download: ['/download?page=0', '/download?page=6'],
  history: ['/history?page=21', '/history?page=11'],
  downLink: ['/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=21'],
  productDetail: ['/default-3', '/default-19'],
  casesDetail: ['/cases-5'],
  videos: ['/videos', '/videos?tabid=4'],
  tutorial: ['/tutorial', '/tutorial?current=3'],
  course: ['/course?type=1'],
};

/** An address of every page that is built. */
export const everyPage = builtRouteNames.flatMap((name) => examples[name] ?? routes[name].path);
