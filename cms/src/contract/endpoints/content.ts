import { z } from 'zod';
import { globalContent, PAGES } from '../content';
import { localeQuery, pageQuery } from '../locale-query';
import { revisionAnswer } from '../revision';
import type { Endpoint } from './endpoint';

/** What pages are made of, and the revision they are of. */
export const contentEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/site/global',
    summary: 'Name, menus, footer and switches that every page shares',
    access: 'anyone',
    query: localeQuery,
    success: { status: 200, body: globalContent },
    failures: [400, 404],
  },
  {
    method: 'get',
    path: '/site/pages/{name}',
    summary: 'The words and pictures of one page, in a language that it is published in',
    access: 'anyone',
    query: pageQuery,
    success: { status: 200, body: z.union(Object.values(PAGES)) },
    failures: [400, 404],
  },
  {
    method: 'get',
    path: '/revision',
    summary: 'A number that moves whenever public content changes',
    access: 'anyone',
    success: { status: 200, body: revisionAnswer },
    failures: [],
  },
];
