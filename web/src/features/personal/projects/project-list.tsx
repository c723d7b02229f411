import { projectList } from '../../../../../shared/project-list.ts';
import { DayOf } from '../../../ui/data/moment/moment.tsx';
import { Pagination } from '../../../ui/data/pagination/pagination.tsx';
import { SearchField } from '../../../ui/data/search-field/search-field.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import { SettingsGroup } from '../settings-group.tsx';
import styles from './project-list.module.css';
import { useProjects } from './use-projects.ts';

/** What a search has found, in words. */
function foundWords(count: number, name: string): string {
  if (count === 0) return `No project has “${name}” in its name.`;
  return `${count} ${count === 1 ? 'project has' : 'projects have'} “${name}” in ${count === 1 ? 'its' : 'their'} name.`;
}

/** The show files that a member made with the software (product-rules.md#projects). */
export function ProjectList() {
  const { remote, turn, search } = useProjects();
  return (
    <SettingsGroup title="Projects" text="Show files that you made with our software, the last saved first.">
      <LivePart
        what="your projects"
        remote={remote}
        empty={{
          is: ({ count, name }) => count === 0 && name === '',
          words:
            'No projects yet. A project is a show file made with our software; those that you send to our support are listed here.',
        }}
      >
        {({ list, count, page, perPage, name }) => (
          <div className={styles.projects}>
            <div>
              <SearchField label="Search by name" longest={projectList.name} onSearch={search} />
              <p role="status" className={styles.found}>
                {name !== '' && foundWords(count, name)}
              </p>
            </div>
            {list.length > 0 && (
              <ul className={styles.list} aria-label="Projects">
                {list.map((project) => (
                  <li key={project.id}>
                    <p className={styles.name}>{project.name}</p>
                    <p className={styles.facts}>
                      <span>{[project.product_name, project.version].filter(Boolean).join(' ')}</span>
                      <span>
                        {'Saved '}
                        <DayOf at={project.update_time} />
                      </span>
                    </p>
                  </li>
                ))}
              </ul>
            )}
            <Pagination label="Pages of projects" page={page} count={count} perPage={perPage} onTurn={turn} />
          </div>
        )}
      </LivePart>
    </SettingsGroup>
  );
}
