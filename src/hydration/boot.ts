/**
 * The small script inside every page, as text because it is hashed and runs before anything else is loaded.
 * It loads the application on the first sign of interaction, keeps clicks on what only works then and gives them back
 * (those on `late` things once these no longer say so, see `ui/lazy-view.tsx`),
 * loads it at once where a form was left half filled, loads the document of an address that "back" leads to while nobody else could show it, stores a chosen language, forgets the gate's flag on signing out, and starts the hero film once the page has settled.
 * A browser also reports a pointer that merely rests where something is drawn: without movement that is no sign.
 * `load` is the function that fetches the application; `now` loads it at once.
 */
export const BOOT = `(d,w,load,now)=>{let s=0,q=[],held='[data-js]';const E=['pointerdown','touchstart','keydown','focusin','pointermove'],O={capture:true,passive:true};
const arm=()=>E.forEach(e=>d.addEventListener(e,go,O));
const go=e=>{if(s||e&&e.type==='pointermove'&&!e.movementX&&!e.movementY)return;s=1;E.forEach(e=>d.removeEventListener(e,go,true));load().catch(()=>{s=0;q=[];arm()})};
const hold=e=>{const t=e.target.closest&&e.target.closest(held);if(!t||!e.isTrusted)return;e.preventDefault();e.stopImmediatePropagation();q.push(t);go()};
d.addEventListener('click',hold,true);arm();
d.addEventListener('app:hydrated',async()=>{held='[data-js=late]';for(const t of q.splice(0)){await 0;if(t.matches(held))q.push(t);else if(t.isConnected)t.click()}});
const at=()=>w.location.pathname+w.location.search,here=at(),back=()=>{if(at()!==here)w.location.reload()};
w.addEventListener('popstate',back);d.addEventListener('app:hydrated',()=>w.removeEventListener('popstate',back),{once:true});
d.addEventListener('click',e=>{const a=e.target.closest&&e.target.closest('a[data-locale]');if(!a)return;try{localStorage.setItem('language',a.dataset.locale)}catch{}a.search=w.location.search;a.hash=w.location.hash},true);
d.addEventListener('submit',e=>{if(e.target.matches('[data-forget]'))try{localStorage.removeItem('qa_authenticated')}catch{}},true);
const film=()=>{const v=d.querySelector('video[data-film]'),c=navigator.connection;if(!v||v.src||c&&c.saveData||w.matchMedia('(prefers-reduced-motion:reduce)').matches)return;v.src=w.matchMedia('(max-width:767px)').matches?v.dataset.filmTall:v.dataset.film;v.play().catch(()=>{})};
w.addEventListener('load',()=>(w.requestIdleCallback||setTimeout)(film));
const draft=()=>{try{return[...d.querySelectorAll('form[data-draft]')].some(f=>sessionStorage.getItem('draft:'+f.dataset.draft))}catch{}};
if(now||w.parent!==w||draft())go()}`
