import { expect, it } from 'vitest';
import { addressOfView, viewOfAddress } from './manage-address';
import { initialView, type ManageView } from './manage-list';

const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));

it('says nothing about the list as it is at first', () => {
  expect(addressOfView(initialView).toString()).toBe('');
  expect(viewOf('')).toEqual(initialView);
});

it.each<[string, Partial<ManageView>]>([
  ['q=%C3%81guila+Paz', { search: 'Águila Paz' }],
  ['sport=s1&class=2027', { sport: 's1', year: '2027' }],
  ['status=hidden&progress=missing', { visibility: 'hidden', progress: 'missing' }],
  ['consent=missing&changed=stale', { lacksConsent: true, isStale: true }],
  ['sort=player', { sort: 'player', isDescending: false }],
  ['sort=-class', { sort: 'class', isDescending: true }],
  ['sort=updated', { isDescending: false }],
])('%s is %j, there and back', (address, change) => {
  expect(viewOf(address)).toEqual({ ...initialView, ...change });
  expect(addressOfView({ ...initialView, ...change }).toString()).toBe(address);
});

it('ignores unknown values in the address', () => {
  expect(viewOf('sort=-nothing&status=x&progress=y&consent=z&changed=1')).toEqual(initialView);
});
