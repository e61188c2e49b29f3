import type { Core } from '@strapi/strapi';
import { beforeAll, expect, test } from 'vitest';
import { compiled, server } from './support/server';
import { unique } from './support/test-data';

let strapi: Core.Strapi;
let takeRun: (strapi: Core.Strapi, schedule: string, scheduledFor: Date) => Promise<boolean>;
beforeAll(async () => {
  strapi = (await server()).strapi;
  ({ takeRun } = compiled<{ takeRun: typeof takeRun }>('job-runs.js'));
});

const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 12, minute));

test('a run is taken by one of many, the first of a schedule and each later one', async () => {
  const schedule = unique('schedule');
  for (const minute of [0, 1]) {
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeRun(strapi, schedule, at(minute))));
    expect(taken.filter(Boolean)).toHaveLength(1);
  }
});

test('a run that its process did not end leaves the next one free; an old one is not done late', async () => {
  const schedule = unique('schedule');
  expect(await takeRun(strapi, schedule, at(0))).toBe(true);
  expect(await takeRun(strapi, schedule, at(5))).toBe(true);
  expect(await takeRun(strapi, schedule, at(4))).toBe(false);
});
