import { SEARCH_TEXT_MAX } from '@upfield/cms/contract';
import { expect, it } from 'vitest';
import { addressOfView, queryOfAddress, viewOfAddress } from './manage-address';
import { initialView, type ManageView } from './manage-view';

const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));

it('says nothing about the list as it is at first', () => {
  expect(queryOfAddress(initialView).toString()).toBe('');
  expect(addressOfView(initialView)).toBe('/player-cards/manage');
  expect(viewOf('')).toEqual(initialView);
});

it.each<[string, Partial<ManageView>]>([
  ['q=%C3%81guila+Paz', { search: 'Águila Paz' }],
  ['sport=s1&class=2027', { sport: 's1', year: '2027' }],
  ['status=hidden&progress=missing', { visibility: 'hidden', progress: 'missing' }],
  ['status=deleted', { visibility: 'deleted' }],
  ['consent=missing&changed=stale', { lacksConsent: true, isStale: true }],
  ['sort=player', { sort: 'player', isDescending: false }],
  ['sort=-class', { sort: 'class', isDescending: true }],
  ['sort=updated', { isDescending: false }],
  ['q=paz+&page=12', { search: 'paz ', page: 12 }],
])('%s is %j, there and back', (address, change) => {
  expect(viewOf(address)).toEqual({ ...initialView, ...change });
  expect(queryOfAddress({ ...initialView, ...change }).toString()).toBe(address);
  expect(addressOfView({ ...initialView, ...change })).toBe(`/player-cards/manage?${address}`);
});

it.each(['sort=-nothing&status=x&progress=y&consent=z&changed=1', 'class=soon', 'page=0', 'page=1.5', 'page=9999999'])(
  'ignores what the API would refuse: %s',
  (address) => {
    expect(viewOf(address)).toEqual(initialView);
  },
);

it('cuts a search that is longer than the API takes', () => {
  expect(viewOf(`q=${'a'.repeat(500)}`).search).toHaveLength(SEARCH_TEXT_MAX);
});
