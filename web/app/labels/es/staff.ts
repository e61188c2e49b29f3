import type { StaffLabels } from '../en/staff';

export const staff: StaffLabels = {};
