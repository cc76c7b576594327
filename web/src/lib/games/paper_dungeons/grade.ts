/** Words and pictures of the grades; which score earns which is the server's knowledge. */
import { t } from '../../speak.svelte';

export interface Grade {
  name: string;
  level: number;
  percentile: number;
}

export const GRADE_ICONS: Record<string, string> = {
  spark: 'small-fire',
  candle: 'candle-light',
  lantern: 'old-lantern',
  torch: 'torch',
  bonfire: 'campfire',
  beacon: 'lighthouse',
  daylight: 'sun',
};
export const LEVELS = Object.keys(GRADE_ICONS).length;

export const gradeName = (grade: Grade): string => t(`pd-grade-${grade.name}`);

export function gradeText(grade: Grade): string {
  return t('pd-graded', { grade: gradeName(grade), percentile: grade.percentile });
}
