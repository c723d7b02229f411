import { describe, expect, it } from 'vitest';
import { keptOutput } from '../../terminal/kept-output.ts';
import { jobCalled, jobs, jobTable, printJobs, runNamed } from './jobs.ts';

const listed = [
  { name: 'eraseEnquiries', schedule: { expression: 'cron(0 3 * * ? *)', harm: 'Enquiries are kept too long.' } },
];

describe('ops jobs', () => {
  it('ops jobs lists each job with its schedule and what people miss without it', () => {
    expect(jobTable(listed)).toMatch(/erase-enquiries\s+cron\(0 3 \* \* \? \*\)\s+Enquiries are kept too long\./);
    expect(jobTable([])).toContain('no scheduled jobs');
  });

  it('ops jobs lists the same as data', () => {
    const output = keptOutput();
    expect(printJobs(listed, true, output)).toBe(0);
    expect(JSON.parse(output.written())).toEqual([{ name: 'erase-enquiries', ...listed[0]?.schedule }]);
  });

  it('ops jobs says which job has run, as data too', async () => {
    const ran: string[] = [];
    const [text, data] = [keptOutput(), keptOutput()];
    const runJob = async (name: string) => void ran.push(name);
    expect(await runNamed({ runJob }, 'eraseEnquiries', false, text)).toBe(0);
    await runNamed({ runJob }, 'eraseEnquiries', true, data);
    expect(ran).toEqual(['eraseEnquiries', 'eraseEnquiries']);
    expect(text.written()).toBe('erase-enquiries has run.\n');
    expect(JSON.parse(data.written())).toEqual({ ran: 'erase-enquiries' });
  });

  it.each(['eraseEnquiries', 'erase-enquiries'])('ops jobs knows the job %s', (asked) => {
    expect(jobCalled(asked, listed)).toBe('eraseEnquiries');
  });

  it('ops jobs runs no function that is not a job', async () => {
    expect(() => jobCalled('publish-collection', listed)).toThrow('There is: erase-enquiries');
    await expect(jobs.run(['run', 'publish-collection'], keptOutput())).rejects.toThrow('There is no job');
  });

  it.each([[['stop']], [['run']], [['run', 'one', 'two']]])('ops jobs does not understand %j', async (args) => {
    await expect(jobs.run(args, keptOutput())).rejects.toThrow('The command is: jobs run NAME');
  });
});
