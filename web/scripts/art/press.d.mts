import type { Plugin } from 'vite';

export function draw(name: string): [width: number, height: number, body: string];
export function engravings(): Plugin;
