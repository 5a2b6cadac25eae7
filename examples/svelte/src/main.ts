import { mount } from 'svelte'
import App from './App.svelte'
import './page.css'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no element with the id “app”.')
mount(App, { target })
