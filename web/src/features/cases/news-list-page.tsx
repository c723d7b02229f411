import { href } from '../../lib/addresses/href.ts';
import { formatDay } from '../../lib/format.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import type { NewsListData } from './load-news-list.ts';
import styles from './news-list-page.module.css';

/** News, newest first; each opens its page, which it shares with the cases (product-rules.md#news). */
export default function NewsListPage({ data: { news } }: PageProps<NewsListData>) {
  return (
    <>
      <PageHead title="News" size="compact">
        <p>Releases, courses, stands, and what else has changed.</p>
      </PageHead>
      <Section space="none">
        {news.length === 0 && (
          <Empty>
            <span lang="zh">暂无新闻</span>
          </Empty>
        )}
        <ul className={styles.news}>
          {news.map(({ id, title, text, img, create_time }, place) => (
            <li key={id}>
              <div className={styles.picture}>
                <Picture name={img} sizes={`${media['from-tablet']} 18rem, 30vw`} alt="" eager={place < 2} />
              </div>
              <div className={styles.words}>
                <time dateTime={create_time}>{formatDay(create_time)}</time>
                <h2>
                  <Link to={href.casesDetail(id)}>{title}</Link>
                </h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
