export const staff = {};

export type StaffLabels = typeof staff;
