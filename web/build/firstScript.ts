// The scripts inside the page itself. They mark a page in a frame, hide the first page from somebody who comes back to
// another, keep a press on Continue that comes before the application has loaded (the dialog's own form closes
// natively and is kept as well), and say so where the application does not load at all.

const keepEarlySubmits = [
  'window.earlySubmits=[];',
  "addEventListener('submit',function(e){",
  'var w=window.earlySubmits,f=e.target;',
  'if(w&&f.dataset){if(f.dataset.page)e.preventDefault();if(w.indexOf(f)<0)w.push(f)}',
  '});',
]

/**
 * A script of ours that is gone after a new release: the page is loaded anew, once in half a minute; then words tell of
 * it. Those of third parties are no modules, and may be blocked.
 */
const recover = [
  'window.startFailed=function(isGone){',
  "try{var k='reloadedAt',n=Date.now();",
  'if(isGone&&n-(+sessionStorage.getItem(k)||0)>3e4){sessionStorage.setItem(k,n);location.reload();return}',
  '}catch(e){}',
  "var m=document.getElementById('start-failed');if(m)m.hidden=false};",
  "addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&t.type==='module')window.startFailed(true)},true);",
]

/**
 * Somebody who comes back at the index goes on where they were, in their language (`src/app/takeUp.ts`): the first page
 * is hidden from them meanwhile. What hides it (`src/ui/base.css`) gives it back by itself after a while.
 *
 * Storage is asked at once where somebody comes back in the same tab: the page is hidden already then (`headScript`).
 * Anybody else is most likely here for the first time, and the first use of storage would cost them a tenth of the time
 * to the first paint: it is asked right after that one.
 */
const hideFromReturning = [
  '!function(){try{var d=document.documentElement.dataset,hide=function(){var is=false;try{',
  "var q=function(t,k){var o=JSON.parse(t.getItem(k))||{};return o.value||o},s=q(sessionStorage,'dynamicPages');",
  "if(!s.completed)s=q(localStorage,'storedLoanApplication').dynamicPages||{};",
  `is=location.pathname.replace(/\\/$/,'')===document.querySelector('meta[name="base-path"]').content&&(`,
  "s.currentFormPath&&s.currentFormPath!=='/'&&s.completed.length||q(localStorage,'uiColors').locale)",
  "}catch(e){}if(is)d.returning='';else delete d.returning};",
  "if('returning' in d)hide();",
  // Where the application has taken over meanwhile there is nothing left to hide.
  'else new PerformanceObserver(function(l){',
  "if(window.earlySubmits&&l.getEntriesByName('first-contentful-paint')[0])hide()",
  "}).observe({type:'paint',buffered:true})}catch(e){}}();",
]

/** Stands after the page, so that the page is painted without it. */
export const firstScript = [...keepEarlySubmits, ...hideFromReturning, ...recover].join('')

/**
 * What must be known before anything is painted, and nothing else: inside a frame the header and footer of the
 * prerendered page go before they are seen (SPEC.md §2), and a tab that was here before is asked whether to hide it.
 */
export const headScript = [
  '!function(d){',
  "if(window.self!==window.top)d.embedded='';",
  "if(performance.getEntriesByType('navigation').some(function(n){return n.type!=='navigate'}))d.returning=''",
  '}(document.documentElement.dataset)',
].join('')
