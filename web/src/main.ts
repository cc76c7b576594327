import { mount } from 'svelte';
import './tokens.css';
import './fonts/generated/first.css';
import './app.css';
import App from './App.svelte';
import { fetchFonts } from './fonts/later';
import { engineList } from './lib/offline.svelte';

if (engineList) await (await import('./alone/begin')).begin(engineList);

mount(App, { target: document.getElementById('app')! });
fetchFonts();
