// The one script inside the page itself: keeps a press on Continue that comes before the application has loaded.
// The dialog's own form closes it natively and is kept as well.

export const firstScript = [
  'window.earlySubmits=[];',
  "addEventListener('submit',function(e){",
  'var w=window.earlySubmits,f=e.target;',
  'if(w&&f.dataset){if(f.dataset.page)e.preventDefault();if(w.indexOf(f)<0)w.push(f)}',
  '});',
].join('')
