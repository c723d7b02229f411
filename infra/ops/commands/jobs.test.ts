import { describe, expect, it } from 'vitest';
import { keptOutput } from '../../terminal/kept-output.ts';
import { jobCalled, jobs, jobTable } from './jobs.ts';

const listed = [
  { name: 'eraseEnquiries', schedule: { expression: 'cron(0 3 * * ? *)', harm: 'Enquiries are kept too long.' } },
];

describe('ops jobs', () => {
  it('ops jobs lists each job with its schedule and what people miss without it', () => {
    expect(jobTable(listed)).toMatch(/erase-enquiries\s+cron\(0 3 \* \* \? \*\)\s+Enquiries are kept too long\./);
    expect(jobTable([])).toContain('no scheduled jobs');
  });

  it.each(['eraseEnquiries', 'erase-enquiries'])('ops jobs knows the job %s', (asked) => {
    expect(jobCalled(asked, listed)).toBe('eraseEnquiries');
  });

  it('ops jobs runs no function that is not a job', async () => {
    expect(() => jobCalled('publish-collection', listed)).toThrow('There is: erase-enquiries');
    await expect(jobs.run(['run', 'publish-collection'], keptOutput())).rejects.toThrow('There is no job');
  });

  it.each([[['stop']], [['run']], [['run', 'one', 'two']]])('ops jobs does not understand %j', async (args) => {
    await expect(jobs.run(args, keptOutput())).rejects.toThrow('The command is: jobs run <name>');
  });
});
