import type { Plugin } from 'vite';

export function flatStyle(css?: string): string;
export function endingOf(game: string): string;
export function postcardOf(game: string): string;
export function postcards(): Plugin;
